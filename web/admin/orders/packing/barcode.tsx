import { code128, drawingSVG } from 'bwip-js/generic';

interface BarcodeProps {
  readonly text: string;
  readonly className: string;
}

/** Code 128, which every scanner and courier reads; nothing for a text that it cannot say. */
export function Barcode({ text, className }: BarcodeProps) {
  if (!/^[\x20-\x7e]{1,48}$/.test(text)) return null;
  const bars = code128({ bcid: 'code128', text, height: 12, paddingwidth: 4 }, drawingSVG());
  return (
    <div
      className={`[&>svg]:size-full ${className}`}
      role="img"
      aria-label={`Barcode ${text}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the library's drawing, which has bars and no text
      dangerouslySetInnerHTML={{ __html: bars.replace('<svg ', '<svg preserveAspectRatio="none" ') }}
    />
  );
}
