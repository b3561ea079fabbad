import { useCallback } from 'react';
import { Button } from '../../ui/button.tsx';
import { loadPart } from '../../ui/load-part.ts';
import { FIRST_ORBIT, type Orbit } from '../catalogue/product/orbit.ts';
import { StageControls } from '../catalogue/product/stage-controls.tsx';
import { type OpenStage, useStage } from '../catalogue/product/use-stage.ts';
import type { Models } from './room-stage.ts';
import type { Planner } from './use-planner.ts';

/** From higher up than a single product, so that one looks over the walls. */
const FIRST: Orbit = { ...FIRST_ORBIT, above: 0.62 };

/** The same room in 3D. Everything that it needs is loaded when it is opened. */
export function RoomView({ planner, models }: { readonly planner: Planner; readonly models: Models }) {
  const { plan, range } = planner;
  const open = useCallback<OpenStage>(
    async (canvas, init, isRetry) => {
      const { openRoom } = await loadPart(() => import('./room-stage.ts'), isRetry);
      return openRoom(canvas, { plan, range, models }, init);
    },
    [plan, range, models],
  );
  const { state, canvas, press, retry } = useStage(open, FIRST);
  const count = plan.items.length;
  return (
    <div className="planner-round">
      <canvas
        className="planner-canvas"
        {...canvas}
        aria-label={`The room in 3D with ${count === 1 ? '1 product' : `${count} products`}. Use the arrow keys to turn it, plus and minus to zoom, and Home to reset.`}
      />
      {state === 'loading' && (
        <p className="planner-round-note text-steel" role="status">
          Loading the 3D view...
        </p>
      )}
      {state === 'failed' && (
        <div className="planner-round-note" role="alert">
          <p>
            The 3D view couldn’t be opened. It needs a connection and a browser with WebGL. The plan and the
            list show the same room.
          </p>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
      <div className="flex items-center gap-2 px-3 py-2">
        <StageControls press={press} turnLabel="Turn the view" />
      </div>
    </div>
  );
}
