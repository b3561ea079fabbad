/** Full-screen passes: adding up frames, cleaning the floor's shadow, and developing the picture. */
import * as THREE from 'three';

const VERTEX = 'varying vec2 u; void main(){ u = uv; gl_Position = vec4(position.xy, 0., 1.); }';

const ADD =
  'uniform sampler2D t; uniform float w; varying vec2 u; void main(){ gl_FragColor = min(texture2D(t, u), vec4(60.)) * w; }';

/**
 * One step of an edge-stopping à-trous blur that touches the floor only; it removes the streaks of discrete lights. All of a
 * room counts as floor: its own colours, in `b`, stay sharp.
 */
const FLOOR_BLUR = `uniform sampler2D a, s, b; uniform float reach, stop, lit; varying vec2 u;
  void main(){
    vec4 A = texture2D(a, u);
    if (A.g > lit * .9985 || texture2D(s, u).a > .001) { gl_FragColor = A; return; }
    vec3 own = max(texture2D(b, u).rgb, vec3(.001)), mine = A.rgb / own, sum = mine; float w = 1.;
    for (int i = 0; i < 12; i++) {
      float r = i < 6 ? 1. : 2., t = (float(i) + (i < 6 ? 0. : .5)) * 1.0471976;
      vec2 q = u + r * reach * vec2(cos(t), sin(t));
      if (texture2D(s, q).a > .001) continue;
      vec3 c = texture2D(a, q).rgb / max(texture2D(b, q).rgb, vec3(.001));
      float k = exp(-abs(c.g - mine.g) / max(.02, mine.g) * stop) * (i < 6 ? 1. : .5);
      sum += c * k; w += k;
    }
    gl_FragColor = vec4(sum / w * own, A.a);
  }`;

/**
 * What is taken off every channel, less where the darkest is darker than twice this. Khronos PBR Neutral takes 0.04; more
 * makes up for the haze that reflections lay over blacks and reds.
 */
const TOE = 0.092;

/** How far from the nearest thing on it the floor is shaded at all, in parts of the picture's height. */
const SHADED = 0.2;
const STEPS = 50;

/** Distance to the nearest thing in the picture, first along its rows, then, from that, along its columns. */
const DISTANCE = `uniform sampler2D a, s; uniform vec2 along; uniform bool isFirst; varying vec2 u;
  void main(){
    float nearest = 1.;
    for (int i = -${STEPS}; i <= ${STEPS}; i++) {
      float way = float(i) * ${(SHADED / STEPS).toFixed(4)};
      vec2 q = u + way * along;
      float across = isFirst ? 1. - step(.001, texture2D(s, q).a) : texture2D(a, q).r;
      nearest = min(nearest, across * across + way * way);
    }
    gl_FragColor = vec4(sqrt(nearest));
  }`;

/**
 * Diffuse light, and reflections dimmed by occlusion, through Khronos PBR Neutral. The floor is a shadow on the shop's
 * own ground colour: where nothing shades it, it is that colour exactly.
 */
const DEVELOP = `uniform sampler2D a, s, far; uniform float exposure, lit, margin; uniform bool isRoom;
  uniform vec3 ground; varying vec2 u;
  vec3 neutral(vec3 c){
    float start = .8, x = min(c.r, min(c.g, c.b));
    c -= x < ${(2 * TOE).toFixed(3)} ? x - x * x / ${(4 * TOE).toFixed(3)} : ${TOE.toFixed(3)};
    float peak = max(c.r, max(c.g, c.b));
    if (peak < start) return c;
    float d = 1. - start, np = 1. - d * d / (peak + d - start);
    c *= np / peak;
    return mix(c, vec3(np), 1. - 1. / (.15 * (peak - np) + 1.));
  }
  float hash(vec2 p){ return fract(52.9829189 * fract(dot(p, vec2(.06711056, .00583715)))); }
  void main(){
    vec4 A = texture2D(a, u), S = texture2D(s, u);
    float noise = hash(gl_FragCoord.xy) + hash(gl_FragCoord.yx + 37.) - 1.;
    vec3 c;
    if (S.a < .001 && isRoom) c = neutral(A.rgb * exposure);
    else if (S.a < .001) {
      float shade = 1. - clamp(A.g / lit, 0., 1.);
      shade *= smoothstep(0., .14, shade);
      if (margin > 0.) { // the picture has no border on the page
        vec2 inside = smoothstep(vec2(0.), vec2(margin), min(u, 1. - u));
        float near = 1. - smoothstep(0., ${SHADED.toFixed(2)}, texture2D(far, u).r);
        shade *= near * near * inside.x * inside.y;
      }
      c = ground * (1. - shade);
      noise *= step(.001, shade);
    } else {
      float seen = clamp(A.a, 0., 1.);
      float occlusion = mix(mix(.18, 1., smoothstep(0., .8, seen)), mix(.2, 1., seen), clamp(S.a * 1.6, 0., 1.));
      float gloss = mix(1., 1.2, smoothstep(.3, .38, S.a)); // coated surfaces: highlights as strong as a photographer would set them
      c = neutral((A.rgb + S.rgb * occlusion * gloss) * exposure);
    }
    c = mix(c * 12.92, 1.055 * pow(max(c, vec3(0.)), vec3(1. / 2.4)) - .055, step(.0031308, c));
    gl_FragColor = vec4(c + noise * .9 / 255., 1.);
  }`;

/** The shop's ground colour, --studio of web/ui/tokens.css. */
export const GROUND = 0xf4f5f6;

/** What `neutral` above makes of a grey. */
export function developedGrey(x: number): number {
  const c = x - (x < 2 * TOE ? x - (x * x) / (4 * TOE) : TOE);
  return c < 0.8 ? c : 1 - 0.04 / (c - 0.6);
}

/** The exposure at which a lit floor comes out as the ground colour. */
export function exposureFor(lit: number): number {
  const wanted = new THREE.Color(GROUND).g;
  let low = 0;
  let high = 4;
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (developedGrey(middle) < wanted) low = middle;
    else high = middle;
  }
  return low / lit;
}

function pass(fragmentShader: string, uniforms: Record<string, THREE.IUniform>, adds = false) {
  return new THREE.ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader,
    uniforms,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
    ...(adds && {
      blending: THREE.CustomBlending,
      blendSrc: THREE.OneFactor,
      blendDst: THREE.OneFactor,
      blendSrcAlpha: THREE.OneFactor,
      blendDstAlpha: THREE.OneFactor,
      transparent: true,
    }),
  });
}

const WHITE = new THREE.DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1);
WHITE.needsUpdate = true;

/** The passes of one renderer; their shaders are compiled once. */
export class Passes {
  private readonly quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
  private readonly scene = new THREE.Scene().add(this.quad);
  private readonly camera = new THREE.Camera();
  private readonly weight = { value: 1 };
  private readonly source: THREE.IUniform<THREE.Texture | null> = { value: null };
  private readonly mask: THREE.IUniform<THREE.Texture | null> = { value: null };
  private readonly reach = { value: 0 };
  private readonly stop = { value: 0 };
  private readonly exposure = { value: 1 };
  private readonly lit = { value: 1 };
  private readonly margin = { value: 0 };
  private readonly colours: THREE.IUniform<THREE.Texture> = { value: WHITE };
  private readonly isRoom = { value: false };
  private readonly adding = pass(ADD, { t: this.source, w: this.weight }, true);
  private readonly blurring = pass(FLOOR_BLUR, {
    a: this.source,
    s: this.mask,
    b: this.colours,
    reach: this.reach,
    lit: this.lit,
    stop: this.stop,
  });
  private readonly along = { value: new THREE.Vector2() };
  private readonly isFirst = { value: true };
  private readonly measuring = pass(DISTANCE, {
    a: this.source,
    s: this.mask,
    along: this.along,
    isFirst: this.isFirst,
  });
  private readonly far: THREE.IUniform<THREE.Texture | null> = { value: null };
  private readonly developing = pass(DEVELOP, {
    a: this.source,
    s: this.mask,
    far: this.far,
    exposure: this.exposure,
    lit: this.lit,
    margin: this.margin,
    isRoom: this.isRoom,
    ground: { value: new THREE.Color(GROUND) },
  });

  constructor(private readonly renderer: THREE.WebGLRenderer) {}

  /** Adds a frame, as one of `count`, to what was added before. */
  add(frame: THREE.WebGLRenderTarget, to: THREE.WebGLRenderTarget, count: number, isFirst: boolean): void {
    this.renderer.autoClear = false;
    if (isFirst) {
      this.renderer.setRenderTarget(to);
      this.renderer.setClearColor(0, 0);
      this.renderer.clear();
    }
    this.weight.value = 1 / count;
    this.source.value = frame.texture;
    this.draw(this.adding, to);
    this.renderer.autoClear = true;
  }

  /**
   * Evens out the floor, where it is shaded, or all of a room, whose colours are then given; returns the target that holds
   * the result.
   */
  smoothFloor(
    diffuse: THREE.WebGLRenderTarget,
    spare: THREE.WebGLRenderTarget,
    mask: THREE.Texture,
    lit: number,
    colours?: THREE.Texture,
  ): THREE.WebGLRenderTarget {
    let from = diffuse;
    let to = spare;
    this.mask.value = mask;
    this.isRoom.value = colours !== undefined;
    this.stop.value = colours ? 5 : 9;
    this.colours.value = colours ?? WHITE;
    this.lit.value = colours ? Number.MAX_SAFE_INTEGER : lit; // no part of a room is too bright to be smoothed
    for (const reach of [0.0015, 0.004, 0.009, 0.018, 0.034]) {
      this.source.value = from.texture;
      this.reach.value = reach;
      this.draw(this.blurring, to);
      [from, to] = [to, from];
    }
    return from;
  }

  /** Develops the picture onto the canvas; `lit` is what an unshadowed floor came out as, `margin` the part of the picture in which shadows fade. */
  develop(diffuse: THREE.Texture, specular: THREE.Texture, lit: number, margin: number): void {
    this.margin.value = margin;
    this.mask.value = specular;
    const rows = this.distances(null, diffuse.width / diffuse.height);
    const distances = this.distances(rows.texture, 1);
    this.far.value = distances.texture;
    this.source.value = diffuse;
    this.lit.value = lit;
    this.exposure.value = exposureFor(lit);
    this.draw(this.developing, null);
    rows.dispose();
    distances.dispose();
  }

  /** Small, as they change slowly. */
  private distances(rows: THREE.Texture | null, aspect: number): THREE.WebGLRenderTarget {
    const to = new THREE.WebGLRenderTarget(250, 250, { type: THREE.HalfFloatType, depthBuffer: false });
    this.source.value = rows;
    this.isFirst.value = rows === null;
    this.along.value.set(rows === null ? 1 / aspect : 0, rows === null ? 0 : 1);
    this.draw(this.measuring, to);
    return to;
  }

  private draw(material: THREE.Material, to: THREE.WebGLRenderTarget | null): void {
    this.quad.material = material;
    this.renderer.setRenderTarget(to);
    this.renderer.render(this.scene, this.camera);
  }
}
