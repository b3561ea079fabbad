import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { cartLineKey } from '../../../domain/cart/cart.ts';
import { lineAmounts } from '../../../domain/pricing/price-cart.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { FindingRow } from './findings-list.tsx';
import { inMetres } from './measure-field.tsx';
import { type PlanPrice, priceRows } from './plan-price.tsx';
import { PlanDrawing } from './plan-view.tsx';
import { lineName } from './range.ts';
import { scaleOf } from './room-drawing.tsx';
import type { NumberedFinding, Planner } from './use-planner.ts';

/** What A4 has room for beside the margins, in millimetres, with the findings below. */
const PAPER = { width: 165, height: 130 };
const SCALES = [10, 20, 25, 50, 100, 200];

interface PrintSheetProps {
  readonly planner: Planner;
  readonly findings: readonly NumberedFinding[];
  readonly price: PlanPrice;
}

/** Only while it is printed: a second drawing would have to follow each move. */
export function PrintSheet(sheet: PrintSheetProps) {
  const [isPrinting, setPrinting] = useState(false);
  // The browser's own menu prints, too.
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return <div className="planner-paper">{isPrinting && <Sheet {...sheet} />}</div>;
}

function Sheet({ planner, findings, price }: PrintSheetProps) {
  const { plan, basis } = planner;
  const { room } = plan;
  const oneTo =
    SCALES.find((each) => room.width / each <= PAPER.width && room.depth / each <= PAPER.height) ?? 250;
  return (
    <>
      <p className="planner-paper-title">
        Rack & Rep room plan: {inMetres(room.width)} × {inMetres(room.depth)} m, ceiling{' '}
        {inMetres(room.ceiling)} m
      </p>
      <p>
        Scale 1:{oneTo} on A4 printed at 100%. 1 cm is {inMetres(oneTo * 10)} m. Assumes a lifter of{' '}
        {inMetres(plan.lifterHeight)} m.
      </p>
      <PlanDrawing plan={plan} basis={basis} findings={findings} scale={scaleOf(plan, oneTo)} />
      <ol className="planner-paper-findings">
        {findings.map((finding) => (
          <FindingRow key={`${finding.rule} ${finding.title} ${finding.about.join(' ')}`} finding={finding} />
        ))}
      </ol>
      <table className="planner-paper-list">
        <tbody>
          {price.lines.map((line) => (
            <tr key={cartLineKey(line)}>
              <td>{line.quantity} ×</td>
              <td>{lineName(line.product.name, line.variant)}</td>
              <td>{formatRupees(lineAmounts(line).total)}</td>
            </tr>
          ))}
          {priceRows(price).map(({ label, value }) => (
            <tr key={String(label)}>
              <td />
              <td>{label}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
