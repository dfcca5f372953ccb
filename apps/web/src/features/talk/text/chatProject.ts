import { createContext } from 'react';

/** The project of the chat that texts stand in, whose things their references name; null: the one that is open. */
export const ChatProject = createContext<number | null>(null);
