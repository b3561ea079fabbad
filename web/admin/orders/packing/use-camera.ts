import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** What phones have: https://developer.mozilla.org/docs/Web/API/BarcodeDetector. TypeScript does not know it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Desktop browsers have none; a scanner that types works everywhere. */
export const canReadBarcodes = (): boolean =>
  detectorClass() !== undefined && 'mediaDevices' in globalThis.navigator;

const LOOK_MS = 200;
/** One code held before the camera is one scan. */
const SAME_CODE_MS = 2000;

/** Reads the codes before the back camera for as long as the video is there. */
export function useCamera(
  onCode: (code: string) => void,
  onFailure: () => void,
): RefObject<HTMLVideoElement | null> {
  const video = useRef<HTMLVideoElement>(null);
  const read = useEffectEvent(onCode);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    const Class = detectorClass();
    if (Class === undefined) return;
    const detector = new Class({ formats: ['code_128', 'ean_13', 'qr_code'] });
    const last = { code: '', at: 0 };
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async () => {
      const element = video.current;
      const [found] =
        element !== null && element.readyState > 1 ? await detector.detect(element).catch(() => []) : [];
      const now = Date.now();
      if (found !== undefined && (found.rawValue !== last.code || now - last.at > SAME_CODE_MS)) {
        Object.assign(last, { code: found.rawValue, at: now });
        read(found.rawValue);
      } else if (found !== undefined) last.at = now;
      if (!isOver) timer = setTimeout(() => void look(), LOOK_MS);
    };
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (opened) => {
        stream = opened;
        if (isOver || video.current === null) return stop(opened);
        video.current.srcObject = opened;
        void look();
      },
      () => fail(),
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (stream !== undefined) stop(stream);
    };
  }, []);
  return video;
}

function stop(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}
