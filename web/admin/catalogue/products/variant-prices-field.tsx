import { useId } from 'react';
import { Checkbox, Legend } from '../../../ui/choice.tsx';
import { choicesOf, type ProductForm } from './product-form.ts';

const AMOUNT = 'w-px pl-3 text-right font-normal whitespace-nowrap sm:pl-6';

/** The product's price was changed, but shoppers pay what its variants cost: which of them get the new price too? */
export function VariantPricesField({ form }: { readonly form: ProductForm }) {
  const id = useId();
  const choices = choicesOf(form.watch(), form.stored);
  const tick = (key: string, isTicked: boolean) =>
    form.setValue('priceTicks', { ...form.getValues('priceTicks'), [key]: isTicked }, { shouldDirty: true });
  const [first] = choices;
  if (first === undefined) return null;
  return (
    <fieldset className="rounded-sm border border-line bg-studio p-3">
      <Legend className="float-left w-full">Which variants get the new price of {first.newPrice} too?</Legend>
      <p className="mt-1.5 text-sm text-steel">
        Shoppers pay a variant’s own price. Variants you don’t select keep it.
      </p>
      <table className="mt-2 max-w-130">
        <thead className="text-sm text-steel">
          <tr>
            <th scope="col" className="pb-1 text-left font-normal">
              Variant
            </th>
            <th scope="col" id={`${id}now`} className={`pb-1 ${AMOUNT}`}>
              Now
            </th>
            <th scope="col" id={`${id}then`} className={`pb-1 ${AMOUNT}`}>
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {choices.map(({ key, name, ownPrice, newPrice, isTicked }, index) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="text-left font-normal">
                <Checkbox
                  label={name}
                  checked={isTicked}
                  aria-describedby={`${id}now ${id}now${index} ${id}then ${id}then${index}`}
                  onChange={({ target }) => tick(key, target.checked)}
                />
              </th>
              <td id={`${id}now${index}`} className={AMOUNT}>
                {isTicked ? <s className="text-steel">{ownPrice}</s> : ownPrice}
              </td>
              <td id={`${id}then${index}`} className={AMOUNT}>
                {isTicked ? <b>{newPrice}</b> : ownPrice}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}
