interface AddressLinesProps {
  readonly fullName: string;
  /** What there is of the rest, each in a line of its own. */
  readonly lines: readonly (string | undefined)[];
}

export function AddressLines({ fullName, lines }: AddressLinesProps) {
  return (
    <address className="grid text-md leading-normal not-italic wrap-anywhere">
      <b>{fullName}</b>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
