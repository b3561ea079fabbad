interface Highlight {
  readonly title: string;
  readonly text: string;
  /** What it comes down to, large beside it. */
  readonly figure?: string;
  readonly unit?: string;
}

interface HighlightsBandProps {
  readonly label: string;
  readonly highlights: readonly Highlight[];
}

/** A dark band of short promises: side by side, on a phone one below the other. Large text goes below its figure. */
export function HighlightsBand({ label, highlights }: HighlightsBandProps) {
  return (
    <section className="bg-ink text-paper" aria-label={label}>
      <ul className="wrap grid md:auto-cols-fr md:grid-flow-col">
        {highlights.map(({ title, text, figure, unit }) => (
          <li
            key={title}
            className="flex flex-wrap items-center gap-x-4 border-slate py-4.5 max-md:not-first:border-t md:flex-col md:flex-nowrap md:items-start md:gap-2 md:px-4 md:py-6 md:not-first:border-l md:first:pl-0 lg:flex-row lg:gap-5 lg:px-6 lg:py-7"
          >
            {figure !== undefined && (
              <p
                className="flex-[0_0_7rem] font-display text-[2.75rem]/[0.9] font-black whitespace-nowrap text-orange md:flex-none lg:text-[3.75rem]/[0.83]"
                aria-hidden="true"
              >
                {figure}
                <small className="lettering ml-0.75 text-xl font-strong">{unit}</small>
              </p>
            )}
            <div className="flex-[1_1_8rem] md:flex-initial">
              <h2 className={`text-xl normal-case ${figure === undefined ? 'text-orange' : ''}`}>{title}</h2>
              <p className="mt-1 text-md text-on-ink">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
