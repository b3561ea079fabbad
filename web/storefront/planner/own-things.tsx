import { OwnedBox } from '../fit/owned-box.tsx';
import type { Planner } from './use-planner.ts';

/** What the plan is judged with besides itself, folded to one line. */
export function OwnThings({ planner: { range, basis } }: { readonly planner: Planner }) {
  const names = basis.owned.map(({ name }) => name).join(', ');
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-md font-semibold underline underline-offset-3">
        {names === '' ? 'Do you own a bar, plates or a rack already?' : `Judged with what you own: ${names}`}
      </summary>
      <OwnedBox range={range.products} asksForRoom={false} isNarrow />
    </details>
  );
}
