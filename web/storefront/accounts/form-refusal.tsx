import { Icon } from '../../ui/icon.tsx';
import './form-refusal.css';

/** The box is always rendered, so that screen readers announce the message. */
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
