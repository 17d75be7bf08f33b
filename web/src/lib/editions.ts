import { speech, t, tOf } from "./i18n.svelte";

/** Whether an edition is not one of the title, so an owner's. */
export const isOwn = (title: string, edition: string): boolean =>
  !!edition && speech.has(title) && !speech.knows(`edition-${edition}`, title);

/** How an owner called the file, without the digest that the server put behind it. */
export const ownName = (edition: string): string => edition.replace(/-[0-9a-f]+$/, "");

/** The name of an edition in the reader's language; nothing until the words of its title are here. */
export const editionName = (title: string, edition: string): string =>
  isOwn(title, edition) ? t("own-edition", { name: ownName(edition) }) : tOf(title, `edition-${edition}`);
