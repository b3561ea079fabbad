/** What the browser page offers to `npm run photographs`: the studio, opened for some families of products. */
import { MeshoptSimplifier } from 'meshoptimizer';
import * as THREE from 'three';
import { slugify } from '../domain/catalogue/slug.ts';
import { detail } from './blocks/detail.ts';
import { positionsOf } from './blocks/geometry.ts';
import { setFont } from './blocks/letters.ts';
import { type Anchor, frame, turningFrame, type View } from './framing.ts';
import { gathered } from './gathering.ts';
import { mat, seeFrom } from './materials.ts';
import { meshesOf } from './meshes.ts';
import { exportModel } from './model-export.ts';
import { type Room, roomAround } from './room.ts';
import { patchShaders } from './shading.ts';
import { photograph, type RenderOptions } from './studio.ts';
import type { Subject } from './subject.ts';

/** A picture that can be taken: its name is its file's, its view says how much care it needs. */
export interface PictureToTake {
  readonly family: string;
  readonly id: string;
  readonly name: string;
  readonly view: View;
}

/** A product to turn in the round. */
export interface ModelToMake {
  readonly family: string;
  readonly id: string;
  /** Those that look different from it. */
  readonly variants: readonly { readonly label: string; readonly name: string }[];
}

export interface Taken {
  readonly png: string;
  readonly triangles: number;
  readonly timing: Record<string, number>;
}

export interface StudioPage {
  list(): PictureToTake[];
  models(): ModelToMake[];
  prepare(font: string): Promise<void>;
  take(id: string, name: string, options: RenderOptions): Taken;
  /** One step of a turn around the subject. */
  turn(id: string, share: number, options: RenderOptions): Taken;
  model(id: string, variant?: string): Promise<{ glb: string; triangles: number }>;
}

declare global {
  interface Window {
    studio: StudioPage;
  }
}

interface Plan {
  readonly name: string;
  readonly view: View;
  readonly anchor: Anchor | undefined;
  readonly isOnWall: boolean;
  /** What stands in the studio has a key, so that the next picture of the same thing need not build it again. */
  readonly key: string;
  readonly build: () => THREE.Object3D;
}

/** All pictures of a subject: its shots, then one of each variant that looks different. */
function plansOf(id: string, subject: Subject): Plan[] {
  const shots = subject.shots.map(
    ({ name, view, anchor, scene, isOnWall = false }): Plan => ({
      name,
      view,
      anchor,
      isOnWall,
      key: scene ? `${id} ${name}` : id,
      build: scene ?? (() => subject.build()),
    }),
  );
  const variants = (subject.pictured ?? []).map(
    (variant): Plan => ({
      name: `three-quarter-${slugify(variant)}`,
      view: 'threeQuarter',
      anchor: undefined,
      isOnWall: false,
      key: variant === subject.pictured?.[0] ? id : `${id} ${variant}`,
      build: () => subject.build(variant),
    }),
  );
  return [...shots, ...variants];
}

/** The records that a family file exports. */
function subjectsOf(exported: object): [string, Subject][] {
  return Object.entries(exported).flatMap(([name, value]) =>
    name.endsWith('Subjects') ? Object.entries<Subject>(value) : [],
  );
}

/** The part of a pixel that a surface may move when a model is made lighter for a picture; less where one looks closely. */
const UNSEEN = { picture: 0.3, macro: 0.2 };

/** The share of a picture that its subject takes. */
const FILL = { studio: 0.88, room: 0.7 };

const trianglesOf = (object: THREE.Object3D) =>
  meshesOf(object).reduce(
    (sum, { geometry }) => sum + (geometry.index ?? positionsOf(geometry)).count / 3,
    0,
  );

function newRenderer(): THREE.WebGLRenderer {
  patchShaders();
  const canvas = document.body.appendChild(document.createElement('canvas'));
  const renderer = new THREE.WebGLRenderer({ canvas, antialias: false, preserveDrawingBuffer: true });
  renderer.setPixelRatio(1);
  return renderer;
}

/** `families`: what each family file exports, by the file's name. */
export function openStudio(families: Readonly<Record<string, object>>): void {
  const subjects = new Map(Object.values(families).flatMap(subjectsOf));
  let renderer: THREE.WebGLRenderer | undefined;
  let standing: { key: string; object: THREE.Object3D } | undefined;
  /** The first variant is the product as it is built without one: their pictures are the same. */
  let ownPicture: { key: string; taken: Taken } | undefined;

  const subjectOf = (id: string): Subject => {
    const subject = subjects.get(id);
    if (!subject) throw new Error(`no subject ${id}`);
    return subject;
  };

  const inTheStudio = (key: string, build: () => THREE.Object3D): THREE.Object3D => {
    if (standing?.key === key) return standing.object;
    detail.web = false;
    const object = new THREE.Group().add(build());
    object.updateMatrixWorld(true);
    standing = { key, object };
    return object;
  };

  const taken = (
    object: THREE.Object3D,
    camera: ReturnType<typeof frame>,
    options: RenderOptions,
    room?: Room,
  ): Taken => {
    renderer ??= newRenderer();
    renderer.setSize(options.width, options.height, false);
    const pixel =
      (2 * Math.tan((camera.fov * Math.PI) / 360) * camera.position.distanceTo(camera.look)) / options.height;
    const began = performance.now();
    const light = gathered(object, pixel * (camera.aperture > 0 ? UNSEEN.macro : UNSEEN.picture));
    seeFrom(pixel);
    const gathering = Math.round(performance.now() - began);
    const timing = photograph(renderer, light, camera, mat('floor'), options, room);
    const png = renderer.domElement.toDataURL('image/png').split(',')[1] ?? '';
    const triangles = trianglesOf(light);
    for (const { geometry } of meshesOf(light)) geometry.dispose();
    return { png, triangles, timing: { gathering, ...timing } };
  };

  window.studio = {
    list: () =>
      Object.entries(families).flatMap(([family, exported]) =>
        subjectsOf(exported).flatMap(([id, subject]) =>
          plansOf(id, subject).map(({ name, view }) => ({ family, id, name, view })),
        ),
      ),
    models: () =>
      Object.entries(families).flatMap(([family, exported]) =>
        subjectsOf(exported).map(([id, { pictured = [] }]) => ({
          family,
          id,
          variants: pictured.slice(1).map((label) => ({
            label,
            name: `${id}-${slugify(label)}`,
          })),
        })),
      ),
    async prepare(font) {
      setFont(Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0)).buffer);
      await MeshoptSimplifier.ready;
    },
    take(id, name, options) {
      const plan = plansOf(id, subjectOf(id)).find((one) => one.name === name);
      if (!plan) throw new Error(`no picture ${name} of ${id}`);
      const key = JSON.stringify([plan.key, plan.view, options]);
      if (ownPicture?.key === key) return ownPicture.taken;
      const began = performance.now();
      const object = inTheStudio(plan.key, plan.build);
      const build = Math.round(performance.now() - began);
      const isRoom = plan.view === 'room';
      const fill = isRoom ? FILL.room : FILL.studio;
      const camera = frame(object, plan.view, plan.anchor, fill, options.width / options.height);
      const { timing, ...rest } = taken(
        object,
        camera,
        options,
        isRoom ? roomAround(object, plan.isOnWall) : undefined,
      );
      const result = { ...rest, timing: { build, ...timing } };
      if (plan.key === id && plan.view === 'threeQuarter') ownPicture = { key, taken: result };
      return result;
    },
    turn(id, share, options) {
      const object = inTheStudio(`turning ${id}`, () => subjectOf(id).build());
      const camera = turningFrame(object);
      object.rotation.y = share * 2 * Math.PI;
      const result = taken(object, camera, options);
      object.rotation.y = 0;
      return result;
    },
    async model(id, variant) {
      detail.web = true;
      const object = subjectOf(id).build(variant);
      detail.web = false;
      return { glb: await exportModel(object), triangles: trianglesOf(object) };
    },
  };
}
