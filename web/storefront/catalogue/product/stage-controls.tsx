import { IconButton } from '../../../ui/button.tsx';

interface StageControlsProps {
  /** The same as by the keyboard. */
  readonly press: (key: string) => unknown;
  readonly turnLabel: string;
}

/** For whoever has neither a wheel nor a second finger free. */
export function StageControls({ press, turnLabel }: StageControlsProps) {
  return (
    <>
      <p className="flex-1 text-md leading-snug text-steel">Drag to turn, scroll or pinch to zoom</p>
      <IconButton boxed icon="minus" label="Zoom out" onClick={() => press('-')} />
      <IconButton boxed icon="plus" label="Zoom in" onClick={() => press('+')} />
      <IconButton boxed icon="rotate" label={turnLabel} onClick={() => press('ArrowRight')} />
    </>
  );
}
