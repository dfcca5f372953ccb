import type { Services } from '../../../services.ts';

interface Joined {
  userId: number;
  deptId: number;
  deptName: string;
}

type Listener = (joined: Joined, services: Services) => void;

const listeners: Listener[] = [];

/** Hears of those whom others make members of a project. */
export function onJoined(listener: Listener): void {
  listeners.push(listener);
}

export function tellJoined(joined: Joined, services: Services): void {
  for (const listener of listeners) listener(joined, services);
}
