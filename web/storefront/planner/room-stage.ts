import {
  Box3,
  BoxGeometry,
  CylinderGeometry,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  PlaneGeometry,
  Vector3,
} from 'three';
import { type Footprint, layout, type Strip, sizeOf } from '../../../domain/fit/plan/layout.ts';
import type { PlacedItem, Plan, PlanBasis } from '../../../domain/fit/plan/plan.ts';
import { loadModel, type Stage, stageFor } from '../catalogue/product/model-stage.ts';

/** Addresses by product id, or by id and variant. */
export type Models = Readonly<Record<string, string>>;

interface ShownRoom {
  readonly plan: Plan;
  readonly basis: PlanBasis;
  readonly models: Models;
}

const METRE = 1000;
/** A model whose size is this far from the facts is of something else, such as a set laid out for its picture. */
const ALIKE = 0.4;

/** The room in the round: its floor and walls, and our own models where the plan has them. */
export function openRoom(canvas: HTMLCanvasElement, shown: ShownRoom, init: RequestInit): Promise<Stage> {
  return stageFor(canvas, async () => {
    const { plan, basis, models } = shown;
    const files = new Map<string, Promise<Object3D | null>>();
    const load = ({ productId, variant }: PlacedItem): Promise<Object3D | null> => {
      const src = models[`${productId} ${variant ?? ''}`] ?? models[productId];
      if (src === undefined) return Promise.resolve(null);
      const key = `${src} ${variant ?? ''}`;
      // What cannot be had is shown as a box: the room is what matters.
      const file = files.get(key) ?? loadModel({ src, looks: [variant] }, init).catch(() => null);
      files.set(key, file);
      return file;
    };
    const room = new Group().add(...shell(plan));
    const stood = await Promise.all(
      layout(plan, basis).map(async (one) => placedModel(one, await load(one.item))),
    );
    init.signal?.throwIfAborted();
    return room.add(...stood);
  });
}

/** Without light of their own: the lamp of the products would bleach them. */
const plain = (color: number) => new MeshBasicMaterial({ color });
const FLOOR = 0xc9ced6;
const WALLS = { back: 0xf4f5f6, front: 0xf4f5f6, left: 0xe4e7eb, right: 0xe4e7eb };
const DOOR = 0x868f9b;
const EDGE = 0x868f9b;
const STEEL = 0x5b6472;
const CHROME = 0x868f9b;
const BLACK = 0x2b2f36;
const QUARTER = Math.PI / 2;

/** Walls are seen from inside only, so that none hides the room. */
function shell({ room, door }: Plan): Object3D[] {
  const [w, d, h] = [room.width / METRE, room.depth / METRE, room.ceiling / METRE];
  const floor = new Mesh(new PlaneGeometry(w, d), plain(FLOOR));
  floor.rotation.x = -QUARTER;
  floor.position.set(w / 2, -0.004, d / 2);
  const upright = (long: number, high: number, color: number, x: number, z: number, turn: number) => {
    const mesh = new Mesh(new PlaneGeometry(long, high), plain(color));
    mesh.position.set(x, high / 2, z);
    mesh.rotation.y = turn;
    return mesh;
  };
  const walls = {
    back: { long: w, x: w / 2, z: 0, turn: 0 },
    left: { long: d, x: 0, z: d / 2, turn: QUARTER },
    right: { long: d, x: w, z: d / 2, turn: -QUARTER },
    front: { long: w, x: w / 2, z: d, turn: 2 * QUARTER },
  };
  const at = (door.offset + door.width / 2) / METRE;
  const { x, z, turn } = walls[door.wall];
  const isBeside = door.wall === 'left' || door.wall === 'right';
  const leaf = upright(door.width / METRE, Math.min(2, h), DOOR, isBeside ? x : at, isBeside ? at : z, turn);
  leaf.translateZ(0.005);
  const edges = new LineSegments(
    new EdgesGeometry(new BoxGeometry(w, h, d)),
    new LineBasicMaterial({ color: EDGE }),
  );
  edges.position.set(w / 2, h / 2, d / 2);
  const sides = (['back', 'left', 'right', 'front'] as const).map((name) => {
    const wall = walls[name];
    return upright(wall.long, h, WALLS[name], wall.x, wall.z, wall.turn);
  });
  return [floor, leaf, edges, ...sides];
}

function placedModel({ item, product: { facts }, strip }: Footprint, model: Object3D | null): Object3D {
  const { body = { width: 0, depth: 0, height: 0 }, rack } = facts;
  const { width, depth } = sizeOf(facts, item.turn);
  const stand = new Group().add((model && aligned(model, body)) ?? boxFor(body));
  if (strip && rack) {
    const bar = loadedBar(strip);
    bar.position.set(0, barHeight(body) / METRE, (body.depth / 2 - rack.cupsFromFront) / METRE);
    stand.add(bar);
  }
  stand.rotation.y = -item.turn * (QUARTER / 90);
  stand.position.set((item.x + width / 2) / METRE, 0, (item.y + depth / 2) / METRE);
  return stand;
}

interface Size {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** Its front towards the room's front, its middle at 0; benches are modelled along x, with their foot end at +x. */
function aligned(model: Object3D, { width, depth }: Size): Object3D | null {
  const copy = model.clone();
  const size = new Box3().setFromObject(copy).getSize(new Vector3()).multiplyScalar(METRE);
  const miss = (across: number, along: number) =>
    Math.max(Math.abs(across - width) / width, Math.abs(along - depth) / depth);
  const [asIs, turned] = [miss(size.x, size.z), miss(size.z, size.x)];
  if (Math.min(asIs, turned) > ALIKE) return null;
  if (turned < asIs) copy.rotation.y = -QUARTER;
  const middle = new Box3().setFromObject(copy).getCenter(new Vector3());
  copy.position.set(-middle.x, 0, -middle.z);
  return copy;
}

/** Where our racks have their cups; a press station and low stands have them near their top. */
const barHeight = ({ height }: Size) => (height > 1_500 ? Math.min(1_370, height - 420) : height - 274);

const PLATE = { thickness: 45, gap: 8, count: 2 };

/** Along x: the bar in the cups and the first plates on its sleeves, as the plan draws them. */
function loadedBar({ bar, sleeve, plate }: Strip): Object3D {
  const rod = (diameter: number, long: number, at: number, color: number, metalness: number) => {
    const mesh = new Mesh(
      new CylinderGeometry(diameter / 2 / METRE, diameter / 2 / METRE, long / METRE, 40),
      new MeshStandardMaterial({ color, metalness, roughness: 0.5 }),
    );
    mesh.rotation.z = QUARTER;
    mesh.position.x = at / METRE;
    mesh.castShadow = true;
    return mesh;
  };
  const inner = bar / 2 - sleeve;
  const plateAt = (place: number) => inner + PLATE.gap + (place + 0.5) * (PLATE.thickness + 2);
  return new Group().add(
    rod(28, 2 * inner, 0, CHROME, 0.8),
    ...[-1, 1].flatMap((side) => [
      rod(50, sleeve, side * (bar / 2 - sleeve / 2), CHROME, 0.8),
      rod(76, 24, side * (inner - 12), CHROME, 0.8),
      ...Array.from({ length: PLATE.count }, (_, place) =>
        rod(plate, PLATE.thickness, side * plateAt(place), BLACK, 0.1),
      ),
    ]),
  );
}

function boxFor({ width, depth, height }: Size): Object3D {
  const box = new Mesh(
    new BoxGeometry(width / METRE, height / METRE, depth / METRE),
    new MeshStandardMaterial({ color: STEEL, roughness: 0.9 }),
  );
  box.position.y = height / METRE / 2;
  box.castShadow = true;
  box.receiveShadow = true;
  return box;
}
