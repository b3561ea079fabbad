/** 'OUT_FOR_DELIVERY' reads 'Out for delivery', 'express' reads 'Express'. */
export const sentenceCase = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).toLowerCase().replaceAll('_', ' ');

interface Option {
  readonly value: string;
  readonly label: string;
}

export const namedOptions = (rows: readonly { readonly id: string; readonly name: string }[]): Option[] =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

/** Offers what is stored too, so that saving the form does not change what the others do not know. */
export const withOption = (options: readonly Option[], value = '', label = value): readonly Option[] =>
  value === '' || options.some((option) => option.value === value) ? options : [...options, { value, label }];

/** What a select offers, named as they are unless `labelOf` says otherwise. */
export const optionsOf = <Word extends string>(
  values: readonly Word[],
  labelOf: (word: Word) => string = (word) => word,
) => values.map((word) => ({ value: word, label: labelOf(word) }));
