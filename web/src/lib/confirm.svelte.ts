/** One question at a time, answered by yes or no. */
class Confirmation {
  question = $state.raw<{ text: string; yes: string; answer: (yes: boolean) => void } | null>(null);
}

export const confirmation = new Confirmation();

export function confirm(text: string, yes: string): Promise<boolean> {
  return new Promise((resolve) => {
    confirmation.question = {
      text,
      yes,
      answer: (said) => {
        confirmation.question = null;
        resolve(said);
      },
    };
  });
}
