import { IconButton } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';

/** The browser's own way to share where it has one, else the link goes to the clipboard. */
export function ShareButton({ name }: { readonly name: string }) {
  return <IconButton icon="share" label={`Share ${name}`} onClick={() => void share(name)} />;
}

async function share(title: string): Promise<void> {
  const url = window.location.href;
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (refusal) {
      if (refusal instanceof DOMException && refusal.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', text: 'Link copied' });
  } catch {
    showToast({ kind: 'error', text: `Please copy this link: ${url}` });
  }
}
