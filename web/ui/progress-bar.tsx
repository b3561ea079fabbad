import { useId } from 'react';

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

export function ProgressBar({ label, value, max }: ProgressBarProps) {
  const id = useId();
  return (
    <div className="progress-bar grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2 text-md">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      <span className="text-steel" aria-hidden="true">
        {value} of {max}
      </span>
      <progress
        className="col-span-full block h-2 w-full appearance-none bg-mist [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-mist [&::-webkit-progress-value]:bg-ink"
        id={id}
        value={value}
        max={max}
      />
    </div>
  );
}
