import { Component, type ComponentType } from 'react';
import { loadPart } from './load-part.ts';
import { ToastBox } from './toast.tsx';

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
          // Above the bar with the price and the button to buy.
          <div
            className="part-failure fixed right-(--gutter) bottom-22 z-70 max-w-[calc(100vw-2*var(--gutter))]"
            role="alert"
          >
            <ToastBox
              kind="error"
              text={`${name} couldn’t be loaded.`}
              action={{ label: 'Try again', onAction: () => this.fetch(true) }}
              onDismiss={onClose}
            />
          </div>
        )
      );
    }
  };
}
