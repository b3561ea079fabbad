import './design.css';
import { ControlsSection } from './controls-section.tsx';
import { DisplaySection } from './display-section.tsx';
import { FoundationsSection } from './foundations-section.tsx';

export const meta = () => [{ title: 'Parts · Rack & Rep' }, { name: 'robots', content: 'noindex' }];

/** Every part of the design system in every state, for those who build with it and for the tests. */
export default function DesignPage() {
  return (
    <div className="wrap pt-10">
      <h1 className="mb-10">Parts</h1>
      <FoundationsSection />
      <ControlsSection />
      <DisplaySection />
    </div>
  );
}
