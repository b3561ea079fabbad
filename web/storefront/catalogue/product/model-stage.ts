import {
  Box3,
  type BufferGeometry,
  DirectionalLight,
  type Material,
  MathUtils,
  Mesh,
  Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  Sphere,
  Texture,
  Vector3,
  WebGLRenderer,
} from 'three';
import { GLTFLoader, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js';
// The usual decoder is WebAssembly, which the page's security policy forbids; this one is plain code.
import { MeshoptDecoder } from '../../../../node_modules/meshoptimizer/meshopt_decoder_reference.js';
import { COARSEST, movingRatio, restingRatio } from './frame-pace.ts';
import { colouring } from './model-look.ts';
import { direction, type Extent, type Orbit, wholeDistance } from './orbit.ts';
import { surroundings } from './surroundings.ts';

export interface Stage {
  /** Until it stands on the screen. */
  show(orbit: Orbit): Promise<void>;
  resize(): void;
  close(): void;
}

export interface Shown {
  readonly src: string;
  /** What is chosen, the most particular first: a variant may be the same model in other colours. */
  readonly looks: readonly (string | undefined)[];
}

/** Puts a model on the canvas: soft light from all sides, one lamp from the upper left, a shadow on the floor. */
export const openStage = (canvas: HTMLCanvasElement, shown: Shown, init: RequestInit): Promise<Stage> =>
  stageFor(canvas, () => loadModel(shown, init));

/** The same for whatever is put together of models. */
export async function stageFor(canvas: HTMLCanvasElement, make: () => Promise<Object3D>): Promise<Stage> {
  // A fine screen needs no smoothing of edges, which costs as much again.
  const renderer = new WebGLRenderer({ canvas, antialias: window.devicePixelRatio < 2, alpha: true });
  try {
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    // Nothing moves but the eye: one shadow does for all pictures.
    renderer.shadowMap.autoUpdate = false;
    renderer.shadowMap.needsUpdate = true;
    const scene = new Scene();
    scene.environment = surroundings();
    const model = await make();
    const box = new Box3().setFromObject(model);
    const { center, radius } = box.getBoundingSphere(new Sphere());
    const { x, y, z } = box.getSize(new Vector3()).divideScalar(2);
    scene.add(model, ...lampAndFloor(radius, center.y));
    model.position.set(-center.x, 0, -center.z);
    const extent = { across: Math.hypot(x, z), high: y };
    return stageOf(renderer, scene, { radius, middle: center.y, extent });
  } catch (failure) {
    renderer.dispose();
    throw failure;
  }
}

/** The angle in which one looks up and down. */
const LOOKING_DEG = 32;
/** A little less than half of it, so that nothing touches the edge. */
const SLOPE = Math.tan(MathUtils.degToRad(LOOKING_DEG / 2)) * 0.94;
const SHARPEST = 2;
/** After the last turn; then the picture becomes sharp. */
const REST_MS = 160;

function stageOf(
  renderer: WebGLRenderer,
  scene: Scene,
  { radius, middle, extent }: { radius: number; middle: number; extent: Extent },
): Stage {
  const canvas = renderer.domElement;
  const camera = new PerspectiveCamera(LOOKING_DEG, 1, radius / 50, radius * 20);
  let orbit: Orbit | undefined;
  let drawn: { ratio: number; ms: number } | undefined;
  let moving = COARSEST;
  let isDrawing = false;
  let isStale = false;
  let isClosed = false;
  let rest: ReturnType<typeof setTimeout>;
  const sharpest = () => Math.min(SHARPEST, window.devicePixelRatio);

  const draw = async (ratio: number): Promise<number> => {
    if (renderer.getPixelRatio() !== ratio) renderer.setPixelRatio(ratio);
    const began = performance.now();
    renderer.render(scene, camera);
    await untilDrawn(renderer);
    const ms = performance.now() - began;
    drawn = { ratio, ms };
    return ms;
  };
  const aim = () => {
    if (orbit === undefined) return;
    const [x, y, z] = direction(orbit);
    const far = orbit.distance * wholeDistance(extent, SLOPE, camera.aspect);
    camera.position.set(x * far, middle + y * far, z * far);
    camera.lookAt(0, middle, 0);
  };
  /** One picture at a time: what is asked for meanwhile is in the next one, however many turns that were. */
  const update = async (): Promise<void> => {
    isStale = true;
    if (isDrawing) return;
    isDrawing = true;
    clearTimeout(rest);
    while (isStale && !isClosed) {
      isStale = false;
      aim();
      // The first picture also prepares the graphics program, so its time says nothing about the next ones.
      if (drawn === undefined) await draw(COARSEST);
      moving = movingRatio(moving, await draw(moving), sharpest());
    }
    isDrawing = false;
    if (!isClosed) rest = setTimeout(sharpen, REST_MS);
  };
  const sharpen = async (): Promise<void> => {
    if (isDrawing || drawn === undefined) return;
    const ratio = restingRatio(drawn.ratio, drawn.ms, sharpest());
    if (ratio <= drawn.ratio) return;
    isDrawing = true;
    await draw(ratio);
    isDrawing = false;
    if (isClosed) return;
    if (isStale) await update();
    else rest = setTimeout(sharpen, 0);
  };
  return {
    show(next) {
      orbit = next;
      return update();
    },
    resize() {
      const { clientWidth, clientHeight } = canvas;
      if (clientWidth === 0 || clientHeight === 0) return;
      renderer.setSize(clientWidth, clientHeight, false);
      camera.aspect = clientWidth / clientHeight;
      camera.updateProjectionMatrix();
      if (orbit !== undefined) void update();
    },
    close() {
      isClosed = true;
      clearTimeout(rest);
      scene.traverse((part) => {
        if (part instanceof Mesh) dispose(part);
      });
      scene.environment?.dispose();
      renderer.dispose();
    },
  };
}

/** Drawing goes on after the call for it. */
async function untilDrawn(renderer: WebGLRenderer): Promise<void> {
  const graphics = renderer.getContext();
  if (!(graphics instanceof WebGL2RenderingContext)) return;
  const end = graphics.fenceSync(graphics.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (end === null) return;
  graphics.flush();
  do await new Promise(requestAnimationFrame);
  while (
    !graphics.isContextLost() &&
    graphics.getSyncParameter(end, graphics.SYNC_STATUS) !== graphics.SIGNALED
  );
  graphics.deleteSync(end);
}

function dispose({ geometry, material }: Mesh<BufferGeometry, Material | Material[]>): void {
  geometry.dispose();
  for (const one of [material].flat()) one.dispose();
}

export async function loadModel({ src, looks }: Shown, init: RequestInit): Promise<Object3D> {
  const response = await fetch(src, init);
  if (!response.ok) throw new Error(`No model: HTTP ${response.status}`);
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).register(readImagesDirectly);
  const { scene, userData } = await loader.parseAsync(await response.arrayBuffer(), '');
  const colours = colouring(userData, looks);
  scene.traverse((part) => {
    if (part instanceof Mesh) colours(part.material);
    part.castShadow = part instanceof Mesh;
    part.receiveShadow = part instanceof Mesh;
  });
  return new Object3D().add(scene);
}

/** The loader would go through a blob: address, which the page's security policy forbids as well. */
function readImagesDirectly(parser: GLTFParser) {
  parser.loadImageSource = async (index: number) => {
    const { bufferView, mimeType } = parser.json.images[index];
    const bytes: ArrayBuffer = await parser.getDependency('bufferView', bufferView);
    const image = await createImageBitmap(new Blob([bytes], { type: mimeType }), {
      premultiplyAlpha: 'none',
      colorSpaceConversion: 'none',
    });
    const texture = new Texture(image);
    texture.needsUpdate = true;
    return texture;
  };
  return { name: 'images-without-addresses' };
}

function lampAndFloor(radius: number, middle: number): Object3D[] {
  const lamp = new DirectionalLight(0xffffff, 2.2);
  lamp.position.set(-radius * 1.6, middle + radius * 3, radius * 2);
  lamp.target.position.set(0, middle, 0);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(1024, 1024);
  lamp.shadow.radius = 6;
  lamp.shadow.bias = -0.0005;
  Object.assign(lamp.shadow.camera, {
    left: -radius * 1.6,
    right: radius * 1.6,
    top: radius * 1.6,
    bottom: -radius * 1.6,
    near: radius * 0.2,
    far: radius * 8,
  });
  lamp.shadow.camera.updateProjectionMatrix();
  const floor = new Mesh(new PlaneGeometry(radius * 12, radius * 12), new ShadowMaterial({ opacity: 0.22 }));
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  return [lamp, lamp.target, floor];
}
