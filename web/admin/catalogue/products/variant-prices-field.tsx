import { useId } from 'react';
import { Checkbox, Legend } from '../../../ui/choice.tsx';
import type { PriceChoice } from './variant-prices.ts';

interface VariantPricesFieldProps {
  readonly choices: readonly PriceChoice[];
  readonly onTick: (key: string, isTicked: boolean) => void;
}

/** The product's price was changed, but shoppers pay what its variants cost: which of them get the new price too? */
export function VariantPricesField({ choices, onTick }: VariantPricesFieldProps) {
  const id = useId();
  const [first] = choices;
  if (first === undefined) return null;
  return (
    <fieldset className="variant-prices">
      <Legend>Which variants get the new price of {first.newPrice} too?</Legend>
      <p className="mt-1.5 text-sm text-steel">
        Shoppers pay a variant’s own price. Those without a tick keep it.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Variant</th>
            <th scope="col" id={`${id}now`}>
              Now
            </th>
            <th scope="col" id={`${id}then`}>
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {choices.map(({ key, name, ownPrice, newPrice, isTicked }, index) => (
            <tr key={key}>
              <th scope="row">
                <Checkbox
                  label={name}
                  checked={isTicked}
                  aria-describedby={`${id}now ${id}now${index} ${id}then ${id}then${index}`}
                  onChange={({ target }) => onTick(key, target.checked)}
                />
              </th>
              <td id={`${id}now${index}`}>{isTicked ? <s>{ownPrice}</s> : ownPrice}</td>
              <td id={`${id}then${index}`}>{isTicked ? <b>{newPrice}</b> : ownPrice}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}
