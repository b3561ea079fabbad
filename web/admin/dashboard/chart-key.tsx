interface ChartKeyProps {
  /** Each with the ground of its square: "before:bg-ink". */
  readonly entries: readonly { readonly text: string; readonly square: string }[];
  readonly className: string;
}

export function ChartKey({ entries, className }: ChartKeyProps) {
  return (
    <p className={`flex flex-wrap gap-x-4 gap-y-1 text-sm text-steel ${className}`}>
      {entries.map(({ text, square }) => (
        <span
          key={text}
          className={`before:mr-1.5 before:inline-block before:size-2.5 before:rounded-[1px] ${square}`}
        >
          {text}
        </span>
      ))}
    </p>
  );
}
