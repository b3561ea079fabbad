import type { ReactNode } from 'react';

/**
 * A number and its unit never part, and keep their case: in 'Power Rack 75×75 mm 11 SWG' no line ends before mm or SWG,
 * and in capitals it is POWER RACK 75×75 mm 11 SWG.
 */
export function withNonBreakingUnits(text: string): ReactNode[] {
  return text.split(/(\d\S{0,11}\s(?:kg|g|lb|mm|cm|m|ft|SWG)\b(?:\s×\s\d+)?)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same measure may stand twice, only its place is its own
      <span className="whitespace-nowrap normal-case" key={place}>
        {part}
      </span>
    ),
  );
}
