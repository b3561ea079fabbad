import { useCallback } from 'react';
import { nameWithVariant } from '../../../../domain/catalogue/variant-text.ts';
import { type Selection, variantName } from '../../../../domain/pricing/price.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { loadPart } from '../../../ui/load-part.ts';
import { StageControls } from './stage-controls.tsx';
import { type OpenStage, useStage } from './use-stage.ts';

interface ModelDialogProps {
  readonly name: string;
  readonly selection: Selection;
  readonly src: string;
  readonly onClose: () => void;
}

const MESSAGE = 'absolute inset-0 grid place-content-center justify-items-center gap-4 text-steel';

/** The product in the round. Everything it needs is loaded when it is asked for. */
export default function ModelDialog({ name, selection, src, onClose }: ModelDialogProps) {
  const { variant, option } = selection;
  const shown = nameWithVariant(name, variantName(selection));
  const open = useCallback<OpenStage>(
    async (canvas, init, isRetry) => {
      const { openStage } = await loadPart(() => import('./model-stage.ts'), isRetry);
      return openStage(canvas, { src, looks: [option, variant] }, init);
    },
    [src, variant, option],
  );
  const { state, canvas, press, retry } = useStage(open);

  return (
    <Modal
      isOpen
      onClose={onClose}
      className="m-auto h-[min(860px,100dvh)] w-[min(1080px,100vw)]"
      frameClass="h-full grid-rows-[auto_minmax(0,1fr)_auto] border-t-6 border-orange bg-paper"
      headClass="items-center py-1.5 pr-3 pl-6"
      title={shown}
    >
      <div className="relative min-h-0 bg-studio">
        <canvas
          className={`absolute inset-0 size-full cursor-grab touch-none focus-visible:shadow-none focus-visible:-outline-offset-3 active:cursor-grabbing ${state === 'shown' ? '' : 'opacity-0'}`}
          {...canvas}
          aria-label={`${shown} in 3D. Use the arrow keys to turn it, plus and minus to zoom, and Home to reset.`}
          data-autofocus
        />
        {state === 'loading' && (
          <p className={MESSAGE} role="status">
            Loading the 3D view...
          </p>
        )}
        {state === 'failed' && (
          <div className={MESSAGE} role="alert">
            <p>The 3D view couldn’t be loaded here.</p>
            <Button onClick={retry}>Try again</Button>
          </div>
        )}
      </div>
      <div className="flex items-center gap-2 px-6 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))]">
        <StageControls press={press} turnLabel="Turn" />
      </div>
    </Modal>
  );
}
