interface SegmentsProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function Segments<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons is no fieldset
    <div
      className="inline-flex max-w-full flex-wrap rounded-sm border border-edge-soft bg-paper"
      role="group"
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="min-h-11 min-w-11 flex-[1_0_auto] cursor-pointer border-0 border-l border-mist bg-transparent px-2 text-sm sm:px-2.75 font-semibold whitespace-nowrap first:border-l-0 hover:bg-studio focus-visible:shadow-none focus-visible:-outline-offset-4 focus-visible:outline-orange aria-pressed:bg-ink aria-pressed:text-paper lg:min-h-8.5"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
