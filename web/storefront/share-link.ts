import { showToast } from '../ui/toast.tsx';

/** The browser's own way to share where it has one, else the link goes to the clipboard. */
export async function shareLink(title: string, url: string, copied = 'Link copied'): Promise<void> {
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
    showToast({ kind: 'success', text: copied });
  } catch {
    showToast({ kind: 'error', text: `Please copy this link: ${url}` });
  }
}
