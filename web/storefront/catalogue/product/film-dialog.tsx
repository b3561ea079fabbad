import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';

interface FilmDialogProps {
  readonly film: { readonly title: string; readonly poster: string; readonly src: string };
  readonly onClose: () => void;
}

export default function FilmDialog({ film, onClose }: FilmDialogProps) {
  const [isBroken, setBroken] = useState(false);
  return (
    <Dialog isOpen onClose={onClose} title={film.title} size="large">
      {isBroken ? (
        <p role="alert">We couldn’t load this video. Please try again later.</p>
      ) : (
        <video
          className="aspect-square max-h-[calc(100dvh-160px)] w-full bg-studio"
          src={film.src}
          poster={film.poster}
          controls
          autoPlay
          loop
          muted
          playsInline
          onError={() => setBroken(true)}
        />
      )}
    </Dialog>
  );
}
