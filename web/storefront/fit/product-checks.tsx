import { formatMeasure } from '../../../domain/fit/rule-text.ts';
import { formatDifference } from '../../../domain/fit/verdict.ts';
import { checkName, VERDICT_LABELS } from './product-answer.ts';
import type { JudgedProduct } from './product-judged.ts';

const HEAD = 'border-b-2 border-ink py-2 text-sm font-bold';
const CELL = 'border-b border-line py-2 align-top';
const FIGURE = 'lettering text-lg whitespace-nowrap';

export function Checks({ judged: { needs, checks } }: { readonly judged: JudgedProduct }) {
  return (
    <table className="w-full text-md">
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} text-left`}>
            Check, in millimetres
          </th>
          <th scope="col" className={`${HEAD} px-2 text-right`}>
            Needs
          </th>
          <th scope="col" className={`${HEAD} px-2 text-right sm:whitespace-nowrap`}>
            You have
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            Verdict
          </th>
        </tr>
      </thead>
      <tbody>
        {needs.map((need) => {
          const check = checks.find(({ rule }) => rule === need.rule);
          const { word, colour } = VERDICT_LABELS[check?.verdict ?? 'fits'];
          return (
            <tr key={need.rule}>
              <th scope="row" className={`${CELL} text-left font-semibold`}>
                {checkName(need.rule)}
                <span className="block text-sm font-normal text-steel">{need.words}</span>
              </th>
              <td className={`${CELL} ${FIGURE} px-2 text-right`}>
                {formatMeasure((check ?? need).needs, need.unit)}
              </td>
              <td className={`${CELL} ${FIGURE} px-2 text-right`}>
                {check ? formatMeasure(check.has, check.unit) : '–'}
              </td>
              <td className={`${CELL} text-right sm:whitespace-nowrap`}>
                {check ? (
                  <>
                    <span className={`font-semibold ${colour}`}>{word}</span>
                    <span className="block text-sm text-steel">{formatDifference(check)}</span>
                  </>
                ) : (
                  <span className="text-steel">Not asked yet</span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
