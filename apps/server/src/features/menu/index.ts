import type { Feature } from '../../services.ts';
import { menusRoute } from './menus.ts';

export const menu: Feature = { routes: [menusRoute] };
