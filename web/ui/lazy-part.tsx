import { Component, type ComponentType } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { loadPart } from './load-part.ts';
import { TextButton } from './text-link.tsx';

interface Opened {
  /** A part that stays for its closing movement. */
  readonly isOpen?: boolean | undefined;
  readonly onClose?: (() => void) | undefined;
}

/**
 * A part of the page whose code comes when it is first shown. Whatever fails in it, on the way or later, is said in its
 * place, and the page around it goes on: `lazyPart('The cart', () => import('./cart-drawer.tsx'))`.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props & Opened> {
  let Loaded: ComponentType<Props> | undefined;

  return class Part extends Component<Props & Opened> {
    static getDerivedStateFromError = () => ({ hasFailed: true });
    override state = { hasFailed: false };

    override componentDidMount() {
      this.fetch();
    }

    override componentDidUpdate(before: Opened) {
      if (this.state.hasFailed && this.props.isOpen && !before.isOpen) this.fetch();
    }

    fetch(isAsked = false) {
      this.setState({ hasFailed: false });
      if (!Loaded)
        loadPart(load, isAsked).then(
          (part) => {
            Loaded = part.default;
            this.forceUpdate();
          },
          () => this.setState({ hasFailed: true }),
        );
    }

    override render() {
      const { isOpen, onClose } = this.props;
      if (!this.state.hasFailed) return Loaded && <Loaded {...this.props} />;
      return (
        isOpen !== false && (
          <div className="toast toast-error part-failure on-ink" role="alert">
            <Icon name="warning" />
            <span className="toast-text">{name} could not be loaded.</span>
            <TextButton className="toast-action" onClick={() => this.fetch(true)}>
              Try again
            </TextButton>
            {onClose && <IconButton icon="close" label="Dismiss" onClick={onClose} />}
          </div>
        )
      );
    }
  };
}
