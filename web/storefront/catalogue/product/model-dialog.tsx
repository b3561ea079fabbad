import { useCallback } from 'react';
import { nameWithVariant } from '../../../../domain/catalogue/variant-text.ts';
import { type Selection, variantName } from '../../../../domain/pricing/price.ts';
import { Modal } from '../../../ui/dialog.tsx';
import { loadPart } from '../../../ui/load-part.ts';
import { StageView } from './stage-view.tsx';
import type { OpenStage } from './use-stage.ts';

interface ModelDialogProps {
  readonly name: string;
  readonly selection: Selection;
  readonly src: string;
  readonly onClose: () => void;
}

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
  return (
    <Modal
      isOpen
      onClose={onClose}
      className="m-auto h-[min(860px,100dvh)] w-[min(1080px,100vw)]"
      frameClass="h-full grid-rows-[auto_minmax(0,1fr)_auto] border-t-6 border-orange bg-paper"
      headClass="items-center py-1.5 pr-3 pl-6"
      title={shown}
    >
      <StageView
        open={open}
        subject={`${shown} in 3D`}
        turnLabel="Turn"
        failure="The 3D view couldn’t be loaded here."
        classes={{
          frame: 'min-h-0 bg-studio',
          canvas:
            'absolute inset-0 size-full focus-visible:shadow-none focus-visible:-outline-offset-3 active:cursor-grabbing',
          message: 'text-steel',
          controls: 'px-6 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))]',
        }}
      />
    </Modal>
  );
}
