import type { ReactNode } from 'react';

/** A number and its unit never part: in 'Power Rack 75×75 mm 11 SWG' no line ends before mm or SWG. */
export function unparted(text: string): ReactNode[] {
  return text.split(/(\S+ (?:kg|mm|ft|SWG)\b)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span className="whitespace-nowrap" key={part}>
        {part}
      </span>
    ),
  );
}
