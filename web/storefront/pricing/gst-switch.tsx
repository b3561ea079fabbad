import { TextButton } from '../../ui/text-link.tsx';
import { gstStore, useGstIncluded } from './gst-choice.ts';

/** For every price of the shop; the browser remembers it. */
export function GstSwitch({ className }: { readonly className?: string }) {
  const isIncluded = useGstIncluded();
  return (
    <TextButton className={className} onClick={() => gstStore.getState().include(!isIncluded)}>
      {isIncluded ? 'Show prices without GST' : 'Show prices with GST'}
    </TextButton>
  );
}

/** '+ 18 % GST', or that it is in the price already. */
export function GstRate({ rate }: { readonly rate: number | undefined }) {
  return (
    <>
      {useGstIncluded() ? 'incl.' : '+'}&nbsp;{rate}&nbsp;% GST
    </>
  );
}
