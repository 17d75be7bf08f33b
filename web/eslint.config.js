import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { configs as typescript, parser } from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const LONGEST_LINE = 140;

/** No line of code, markup or style is longer; the formatter leaves strings and attributes as long as they are. */
const longestLine = {
  create: (context) => ({
    "Program:exit"() {
      for (const [at, line] of context.sourceCode.lines.entries())
        if (line.length > LONGEST_LINE)
          context.report({
            loc: { line: at + 1, column: LONGEST_LINE },
            message: `A line of ${line.length} characters; ${LONGEST_LINE} are enough.`,
          });
    },
  }),
};

export default [
  js.configs.recommended,
  ...typescript.strictTypeChecked,
  ...typescript.stylisticTypeChecked,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    plugins: { signoria: { rules: { "longest-line": longestLine } } },
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "signoria/longest-line": "error",
      // The key of an index signature says what the keys are.
      "@typescript-eslint/consistent-indexed-object-style": ["error", "index-signature"],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      // Under noUncheckedIndexedAccess it is how one says that a place is known to be there.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser, svelteConfig } },
    rules: {
      // The linter takes every component for `any`; svelte-check, which runs beside it, knows their types.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector: "SvelteAwaitBlock > ImportExpression",
          message: "While the server is away an import fails for good: await needed(() => import(…)).",
        },
      ],
    },
  },
  { files: ["**/*.js"], ...typescript.disableTypeChecked },
  { files: ["public/worker.js"], languageOptions: { globals: globals.serviceworker } },
];
