import { Link, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../../root.tsx';

export const meta = () => [
  { title: 'Rack & Rep · Strength equipment made in India' },
  {
    name: 'description',
    content: 'Racks, bars, plates and benches, made in Nashik and shipped across India.',
  },
];

export default function HomePage() {
  const frame = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <>
      <header className="page-head">
        <h1>Premium Fitness Equipment</h1>
        <p>Made in Nashik, shipped across India.</p>
      </header>
      <ul className="link-list">
        {frame?.categories.map(({ id, name }) => (
          <li key={id}>
            <h2 className="card-name">
              <Link to={`/category/${id}`}>{name}</Link>
            </h2>
          </li>
        ))}
      </ul>
    </>
  );
}
