/** The first stop of the tab key, seen only while it has the focus. */
export function SkipLink() {
  return (
    <a
      className="skip fixed bottom-full left-2 z-90 bg-ink px-4 py-3 text-paper focus:top-2 focus:bottom-auto"
      href="#content"
    >
      Skip to content
    </a>
  );
}
