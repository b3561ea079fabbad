import { COMPARED_MAX } from '../../../../domain/catalogue/compared-list.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useCompare } from './compare-store.ts';

interface CompareTickProps {
  readonly product: { readonly id: string; readonly name: string };
}

export function CompareTick({ product }: CompareTickProps) {
  const isTicked = useCompare(({ ids }) => ids.includes(product.id));
  const toggle = useCompare((list) => list.toggle);
  return (
    <Checkbox
      label={
        <>
          Compare<span className="sr-only"> {product.name}</span>
        </>
      }
      checked={isTicked}
      onChange={() => {
        if (!toggle(product.id))
          showToast({
            kind: 'info',
            text: `You can compare ${COMPARED_MAX} products at a time. Please remove one first.`,
          });
      }}
    />
  );
}
