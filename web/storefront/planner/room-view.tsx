import { useCallback } from 'react';
import { loadPart } from '../../ui/load-part.ts';
import { FIRST_ORBIT, type Orbit } from '../catalogue/product/orbit.ts';
import { StageView } from '../catalogue/product/stage-view.tsx';
import type { OpenStage } from '../catalogue/product/use-stage.ts';
import type { Models } from './room-stage.ts';
import type { Planner } from './use-planner.ts';

/** From higher up than a single product, so that one looks over the walls. */
const FIRST: Orbit = { ...FIRST_ORBIT, above: 0.62 };

export function RoomView({ planner, models }: { readonly planner: Planner; readonly models: Models }) {
  const { plan, range } = planner;
  const open = useCallback<OpenStage>(
    async (canvas, init, isRetry) => {
      const { openRoom } = await loadPart(() => import('./room-stage.ts'), isRetry);
      return openRoom(canvas, { plan, range, models }, init);
    },
    [plan, range, models],
  );
  const count = plan.items.length;
  return (
    <StageView
      open={open}
      first={FIRST}
      subject={`The room in 3D with ${count === 1 ? '1 product' : `${count} products`}`}
      turnLabel="Turn the view"
      failure="The 3D view couldn’t be opened. It needs a connection and a browser with WebGL. The plan and the list show the same room."
      classes={{
        frame: '',
        canvas: 'block h-[min(400px,48vh)] w-full md:h-[min(600px,70vh)]',
        message: 'px-6 py-6 text-center',
        controls: 'px-3 py-2',
      }}
    />
  );
}
