import { useId } from 'react';
import './progress-bar.css';

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

export function ProgressBar({ label, value, max }: ProgressBarProps) {
  const id = useId();
  return (
    <div className="progress-bar">
      <label htmlFor={id}>{label}</label>
      <span className="progress-bar-count" aria-hidden="true">
        {value} of {max}
      </span>
      <progress id={id} value={value} max={max} />
    </div>
  );
}
