import {
  Box3,
  type BufferGeometry,
  DirectionalLight,
  type Material,
  Mesh,
  Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  Sphere,
  Texture,
  WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { GLTFLoader, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js';
// The usual decoder is WebAssembly, which the page's security policy forbids; this one is plain code.
import { MeshoptDecoder } from '../../../node_modules/meshoptimizer/meshopt_decoder_reference.js';
import { direction, type Orbit } from './orbit.ts';

export interface Stage {
  show(orbit: Orbit): void;
  resize(): void;
  /** Gives the graphics memory back. */
  close(): void;
}

/** Puts a model on the canvas: soft light from all sides, one lamp from the upper left, a shadow on the floor. */
export async function openStage(canvas: HTMLCanvasElement, src: string, init: RequestInit): Promise<Stage> {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  try {
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    const scene = new Scene();
    const room = new RoomEnvironment();
    scene.environment = new PMREMGenerator(renderer).fromScene(room, 0.04).texture;
    const model = await loadModel(src, init);
    const { center, radius } = new Box3().setFromObject(model).getBoundingSphere(new Sphere());
    scene.add(model, ...lampAndFloor(radius, center.y));
    model.position.sub(center).setY(model.position.y);
    return stageOf(renderer, scene, { radius, middle: center.y });
  } catch (failure) {
    renderer.dispose();
    throw failure;
  }
}

function stageOf(
  renderer: WebGLRenderer,
  scene: Scene,
  { radius, middle }: { radius: number; middle: number },
): Stage {
  const canvas = renderer.domElement;
  const camera = new PerspectiveCamera(32, 1, radius / 50, radius * 20);
  let shown: Orbit | undefined;
  const show = (orbit: Orbit) => {
    shown = orbit;
    const [x, y, z] = direction(orbit);
    const far = radius * orbit.distance * 1.25;
    camera.position.set(x * far, middle + y * far, z * far);
    camera.lookAt(0, middle, 0);
    renderer.render(scene, camera);
  };
  const resize = () => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    if (shown !== undefined) show(shown);
  };
  return {
    show,
    resize,
    close() {
      scene.traverse((part) => {
        if (part instanceof Mesh) dispose(part);
      });
      scene.environment?.dispose();
      renderer.dispose();
    },
  };
}

function dispose({ geometry, material }: Mesh<BufferGeometry, Material | Material[]>): void {
  geometry.dispose();
  for (const one of [material].flat()) one.dispose();
}

async function loadModel(src: string, init: RequestInit): Promise<Object3D> {
  const response = await fetch(src, init);
  if (!response.ok) throw new Error(`No model: HTTP ${response.status}`);
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).register(readImagesDirectly);
  const { scene } = await loader.parseAsync(await response.arrayBuffer(), '');
  scene.traverse((part) => {
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
