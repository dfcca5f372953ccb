/** Where the user's code goes: between markers of the generated files, or into functions of files of his own. */
export type UserCodeStyle = 'markers' | 'files';

/** A function of the user's that generated code calls. */
export interface Hook {
  /** E.g. `User_Loop`. */
  name: string;
  /** When it is called: a sentence for the comment above it. */
  about: string;
}

/** The places for user code of one generated file. */
export interface UserPlaces {
  /** Lines of one place inside a function: a pair of markers, or in the style `files` a call of the hook, if any. */
  at: (name: string, hook?: Hook) => string[];
  /** Lines of one place outside functions. */
  between: (name: string) => string[];
  /** Includes of the hooks' declarations. */
  include: () => string[];
  /** Functions that do nothing, for the hooks so far that the user does not write. */
  defaults: () => string[];
  /** All hooks so far. */
  hooks: readonly Hook[];
}

export function userPlaces(style: UserCodeStyle): UserPlaces {
  const hooks: Hook[] = [];
  return {
    hooks,
    at(name, hook) {
      if (style === 'markers') return markers(name);
      if (hook === undefined) return [];
      hooks.push(hook);
      return [`${hook.name}();`];
    },
    between(name) {
      return style === 'markers' ? ['', ...markers(name)] : [];
    },
    include() {
      return style === 'files' ? ['#include "user.h"'] : [];
    },
    defaults() {
      return hooks.flatMap(({ name }) => ['', `__weak void ${name}(void)`, '{', '}']);
    },
  };
}

function markers(name: string): string[] {
  return [`/* USER CODE BEGIN ${name} */`, '', `/* USER CODE END ${name} */`];
}
