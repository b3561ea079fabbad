import { Input } from '../../ui/control.tsx';

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
}

/** One end of a period, its name beside it. */
export function DayField({ label, value, min, max, onChange }: DayProps) {
  return (
    <label className="flex items-center gap-1.5 text-sm max-md:flex-1">
      {label}
      <Input
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
