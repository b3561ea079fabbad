import { Icon } from '../../ui/icon.tsx';
import './form-refusal.css';

/** The box is always there, so that what comes into it is read aloud. */
export function FormRefusal({ message }: { readonly message: string | null }) {
  return (
    <div role="alert" className="form-refusal-place">
      {message !== null && (
        <p className="form-refusal">
          <Icon name="warning" />
          {message}
        </p>
      )}
    </div>
  );
}
