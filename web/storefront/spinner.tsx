export function Spinner({ label }: { readonly label: string }) {
  return (
    <div className="grid min-h-105 place-content-center justify-items-center gap-4 text-steel" role="status">
      <SpinnerRing />
      <span>{label}</span>
    </div>
  );
}

export function SpinnerRing() {
  return (
    <span
      className="size-14 animate-turn rounded-full border-6 border-mist border-t-orange"
      aria-hidden="true"
    />
  );
}
