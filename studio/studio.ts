/** The studio: an object on its floor, a camera, and the frames that add up to one photograph. */
import * as THREE from 'three';
import type { Camera } from './framing.ts';
import {
  BOUNCE_SHARE,
  bounceDirection,
  environmentPicture,
  even,
  FLOOR_ALBEDO,
  floorRadiance,
  keyLights,
  ROOM_RIG,
} from './light.ts';
import { albedo, lambert } from './materials.ts';
import { meshesOf } from './meshes.ts';
import { Passes } from './passes.ts';
import type { Room } from './room.ts';
import { passMode } from './shading.ts';

export interface RenderOptions {
  readonly width: number;
  readonly height: number;
  /** Frames of diffuse light, each with its own lights, its own place in the pixel and, for a macro, in the lens. */
  readonly frames: number;
  /** Key lights in a frame. */
  readonly lights: number;
  /** Frames of reflections. */
  readonly reflections: number;
  readonly shadowMap: number;
}

interface Darkroom {
  readonly passes: Passes;
  readonly environment: THREE.Texture;
}

const darkrooms = new WeakMap<THREE.WebGLRenderer, Darkroom>();

function darkroomOf(renderer: THREE.WebGLRenderer): Darkroom {
  const known = darkrooms.get(renderer);
  if (known) return known;
  const picture = environmentPicture(512);
  const environment = new THREE.PMREMGenerator(renderer).fromEquirectangular(picture).texture;
  picture.dispose();
  const made = { passes: new Passes(renderer), environment };
  darkrooms.set(renderer, made);
  return made;
}

/** What a light's shadows must cover: the object or, for a macro, what is near the point it looks at. */
function litRegion(around: THREE.Sphere, view: Camera): THREE.Sphere {
  if (view.aperture === 0) return around;
  const halfWidth = view.position.distanceTo(view.look) * Math.tan((view.fov * Math.PI) / 360);
  return around.radius < halfWidth * 6
    ? around
    : new THREE.Sphere(view.look, Math.min(around.radius * 2, halfWidth * 3));
}

function shadowLight(intensity: number, map: number, around: THREE.Sphere, region: THREE.Sphere) {
  const light = new THREE.DirectionalLight(0xffffff, intensity);
  const reach = region.radius * 1.05;
  light.castShadow = true;
  light.shadow.mapSize.set(map, map);
  const camera = light.shadow.camera;
  camera.left = -reach;
  camera.bottom = -reach;
  camera.right = reach;
  camera.top = reach;
  camera.near = 0.01;
  camera.far = around.radius * 7 + 0.1;
  light.shadow.bias = -0.0005;
  light.shadow.normalBias = region.radius * 0.0022 * (1024 / map);
  light.target.position.copy(region.center);
  return light;
}

/** The sun in the window, against the light of the sky on the floor. */
const SUN_SHARE = 1.5;
const SUN_COLOUR = 0xfff3e0;
const SUN_DISTANCE = 30;
/** A floor of rubber sends back much less than the studio's. */
const ROOM_BOUNCE_SHARE = 0.35;

/** A light whose shadows cover all of the room that is seen around the object. */
function sunlight(onFloor: number, map: number, around: THREE.Sphere): THREE.DirectionalLight {
  const light = shadowLight(
    onFloor * SUN_SHARE,
    map,
    around,
    new THREE.Sphere(around.center, around.radius * 3.5),
  );
  light.color.set(SUN_COLOUR);
  light.shadow.camera.far = SUN_DISTANCE + around.radius * 7;
  light.shadow.bias = -0.0003;
  return light;
}

/** Only a macro's object reaches into it. */
const MARGIN = 0.08;

/** A tent over the pixel and its neighbours: how a lens spreads a point. */
const tent = (x: number) => (x < 0.5 ? Math.sqrt(2 * x) - 1 : 1 - Math.sqrt(2 - 2 * x)) * 0.9;

/** A camera that moves a little from frame to frame: within the pixel and, where it has an aperture, within its lens. */
function restlessCamera(view: Camera, { width, height }: RenderOptions) {
  const camera = new THREE.PerspectiveCamera(view.fov, width / height, 0.01, 100);
  camera.position.copy(view.position);
  camera.lookAt(view.look);
  camera.updateMatrixWorld();
  const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
  const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
  const focus = view.position.distanceTo(view.look);
  const pixelsPerMetre = height / (2 * Math.tan((view.fov * Math.PI) / 360) * focus);
  const move = (frame: number) => {
    const radius = view.aperture * Math.sqrt(even(frame, 5));
    const angle = 2 * Math.PI * even(frame, 7);
    const dx = radius * Math.cos(angle);
    const dy = radius * Math.sin(angle);
    camera.position.copy(view.position).addScaledVector(right, dx).addScaledVector(up, dy);
    const x = tent(even(frame, 2)) - dx * pixelsPerMetre;
    const y = tent(even(frame, 3)) + dy * pixelsPerMetre;
    camera.setViewOffset(width, height, x, y, width, height);
    camera.updateMatrixWorld();
  };
  return { camera, move };
}

/** Only a macro looks farther over the floor than its object's shadows reach. */
function floorUnder(around: THREE.Sphere, material: THREE.Material, reach: number): THREE.Mesh {
  const disc = new THREE.CircleGeometry(Math.max(around.radius, 0.05) * reach, 64).rotateX(-Math.PI / 2);
  const floor = new THREE.Mesh(disc, material);
  floor.receiveShadow = true;
  floor.position.set(around.center.x, 0, around.center.z);
  return floor;
}

/** Photographs an object onto the renderer's canvas; returns the milliseconds of each part. */
export function photograph(
  renderer: THREE.WebGLRenderer,
  object: THREE.Object3D,
  view: Camera,
  floorMaterial: THREE.Material,
  options: RenderOptions,
  room?: Room,
): Record<string, number> {
  const { width, height, frames, lights, reflections } = options;
  const timing: Record<string, number> = {};
  let since = performance.now();
  const lap = (name: string) => {
    const context = renderer.getContext();
    renderer.setRenderTarget(null); // reading one pixel is the only reliable way to wait for the drawing to end
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
    timing[name] = Math.round(performance.now() - since);
    since = performance.now();
  };

  const { passes, environment } = darkroomOf(renderer);
  lap('environment');

  const scene = new THREE.Scene().add(object);
  object.updateMatrixWorld(true);
  const around = new THREE.Box3().setFromObject(object).getBoundingSphere(new THREE.Sphere());
  const floor = floorUnder(around, floorMaterial, view.aperture > 0 ? 5 : 1.6);
  scene.add(...(room ? [room.surfaces, room.shutter] : [floor]));
  const { camera, move } = restlessCamera(view, options);

  // The lights stand around the camera, wherever it looks from.
  const azimuth = Math.atan2(view.position.x - view.look.x, view.position.z - view.look.z);
  const turn = new THREE.Matrix4().makeRotationY(room ? 0 : azimuth);
  scene.environmentRotation = new THREE.Euler(0, azimuth, 0);
  const region = litRegion(around, view);
  const key = keyLights(frames * lights, floorRadiance(), room && ROOM_RIG);
  const keys = Array.from({ length: lights }, () =>
    shadowLight(key.total / lights, options.shadowMap, around, region),
  );
  const bounce = shadowLight(
    2 * Math.PI * floorRadiance() * (room ? ROOM_BOUNCE_SHARE : BOUNCE_SHARE),
    options.shadowMap / 2,
    around,
    region,
  );
  const sun = room && sunlight(key.onFloor, options.shadowMap * 2, around);
  const everyLight = [...keys, bounce, ...(sun ? [sun] : [])];
  for (const light of everyLight) scene.add(light, light.target);
  const aim = (light: THREE.DirectionalLight, from: THREE.Vector3 | undefined) => {
    if (!from) return;
    light.position
      .copy(light.target.position)
      .addScaledVector(from.clone().applyMatrix4(turn), around.radius * 3);
  };

  const target = (type: THREE.TextureDataType, depthBuffer: boolean) =>
    new THREE.WebGLRenderTarget(width, height, { type, depthBuffer });
  const frame = target(THREE.HalfFloatType, true);
  const diffuse = target(THREE.FloatType, false);
  const specular = target(THREE.FloatType, false);
  const spare = target(THREE.FloatType, false);
  renderer.toneMapping = THREE.NoToneMapping;

  // Diffuse light with its shadows; how much of the light each point sees goes into alpha.
  const lit = room ? floorRadiance() : (key.onFloor * FLOOR_ALBEDO) / Math.PI;
  const originals = new Map<THREE.Mesh, THREE.Material | THREE.Material[]>();
  scene.traverse((part) => {
    if (!(part instanceof THREE.Mesh)) return;
    originals.set(part, part.material);
    part.material = lambert(part.material);
  });
  passMode.value = 0;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.BasicShadowMap;
  for (let i = 0; i < frames; i++) {
    move(i);
    keys.forEach((light, k) => {
      aim(light, key.directions[i + k * frames]);
    });
    aim(bounce, bounceDirection(i));
    if (room && sun) sun.position.copy(sun.target.position).addScaledVector(room.aimSun(i), SUN_DISTANCE);
    renderer.setRenderTarget(frame);
    renderer.setClearColor(new THREE.Color(lit, lit, lit), 1);
    renderer.render(scene, camera);
    passes.add(frame, diffuse, frames, i === 0);
    if (i === 0) lap('first');
  }
  lap('diffuse');

  // Just the colours of a room, so that its light can be smoothed without them.
  const colour = room && target(THREE.HalfFloatType, false);
  if (room && colour) {
    object.visible = false;
    for (const part of meshesOf(room.surfaces)) {
      const material = originals.get(part);
      if (material instanceof THREE.MeshPhysicalMaterial) part.material = albedo(material);
    }
    for (let i = 0; i < frames; i++) {
      move(i);
      renderer.setRenderTarget(frame);
      renderer.setClearColor(0xffffff, 1);
      renderer.render(scene, camera);
      passes.add(frame, colour, frames, i === 0);
    }
    object.visible = true;
    room.surfaces.visible = false;
    room.shutter.visible = false;
  }

  // Reflections of the studio; roughness goes into alpha.
  for (const [mesh, material] of originals) mesh.material = material;
  passMode.value = 1;
  scene.environment = environment;
  for (const light of everyLight) light.visible = false;
  renderer.shadowMap.enabled = false;
  floor.visible = false;
  for (let i = 0; i < reflections; i++) {
    move(Math.floor((i * frames) / reflections));
    renderer.setRenderTarget(frame);
    renderer.setClearColor(0, 0);
    renderer.render(scene, camera);
    passes.add(frame, specular, reflections, i === 0);
  }
  lap('reflections');

  const smooth = passes.smoothFloor(diffuse, spare, specular.texture, lit, colour?.texture);
  passes.develop(smooth.texture, specular.texture, lit, view.aperture > 0 ? 0 : MARGIN);
  lap('developing');
  for (const made of [frame, diffuse, specular, spare, ...(colour ? [colour] : [])]) made.dispose();
  for (const light of everyLight) light.dispose();
  floor.geometry.dispose();
  if (room) for (const { geometry } of meshesOf(room.surfaces)) geometry.dispose();
  scene.remove(object);
  return timing;
}
