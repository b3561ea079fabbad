import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { loadPart } from '../../ui/load-part.ts';
import type { Stage } from '../catalogue/product/model-stage.ts';
import { FIRST_ORBIT, type Orbit, pressed } from '../catalogue/product/orbit.ts';
import { useGestures } from '../catalogue/product/use-gestures.ts';
import type { Models } from './room-stage.ts';
import type { Planner } from './use-planner.ts';

type State = 'loading' | 'shown' | 'failed';

/** From higher up than a single product, so that one looks over the walls. */
const FIRST: Orbit = { ...FIRST_ORBIT, above: 0.62 };

/** The same room in 3D. Everything that it needs is loaded when it is opened. */
export function RoomView({ planner, models }: { readonly planner: Planner; readonly models: Models }) {
  const { plan, range } = planner;
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage>(null);
  const orbit = useRef<Orbit>(FIRST);
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);

  function look(next: Orbit | undefined) {
    if (next === undefined) return;
    orbit.current = next;
    void stage.current?.show(next);
  }

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const control = new AbortController();
    let opened: Stage | undefined;
    const sizes = new ResizeObserver(() => opened?.resize());
    setState('loading');
    loadPart(() => import('./room-stage.ts'), attempt > 0)
      .then(({ openRoom }) => openRoom(element, { plan, range, models }, { signal: control.signal }))
      .then(async (ready) => {
        if (control.signal.aborted) return ready.close();
        opened = ready;
        stage.current = ready;
        ready.resize();
        await ready.show(orbit.current);
        if (control.signal.aborted) return;
        sizes.observe(element);
        setState('shown');
      })
      .catch(() => !control.signal.aborted && setState('failed'));
    return () => {
      control.abort();
      sizes.disconnect();
      stage.current = null;
      opened?.close();
    };
  }, [plan, range, models, attempt]);

  useGestures(canvas, orbit, look);

  function press(event: KeyboardEvent) {
    const next = event.key === 'Home' ? FIRST : pressed(orbit.current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    look(next);
  }

  const count = plan.items.length;
  return (
    <div className="planner-round">
      <canvas
        className="planner-canvas"
        ref={canvas}
        tabIndex={0}
        role="img"
        aria-label={`The room in 3D with ${count === 1 ? '1 product' : `${count} products`}. Use the arrow keys to turn it, plus and minus to zoom, and Home to reset.`}
        data-state={state}
        onKeyDown={press}
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
          <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>
        </div>
      )}
      <div className="flex items-center gap-2 px-3 py-2">
        <p className="flex-1 text-md leading-snug text-steel">Drag to turn, scroll or pinch to zoom</p>
        <IconButton boxed icon="minus" label="Zoom out" onClick={() => look(pressed(orbit.current, '-'))} />
        <IconButton boxed icon="plus" label="Zoom in" onClick={() => look(pressed(orbit.current, '+'))} />
        <IconButton
          boxed
          icon="rotate"
          label="Turn the view"
          onClick={() => look(pressed(orbit.current, 'ArrowRight'))}
        />
      </div>
    </div>
  );
}
