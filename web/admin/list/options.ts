/** 'OUT_FOR_DELIVERY' reads 'Out for delivery', 'express' reads 'Express'. */
export const inWords = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).toLowerCase().replaceAll('_', ' ');

/** What a select offers, named as they are unless `labelOf` says otherwise. */
export const optionsOf = <Word extends string>(
  words: readonly Word[],
  labelOf: (word: Word) => string = (word) => word,
) => words.map((word) => ({ value: word, label: labelOf(word) }));
