import { Outlet } from 'react-router';

export default function BackofficeLayout() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
