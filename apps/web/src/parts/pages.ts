export interface PageOfList {
  page: number;
  limit: number;
}

export const FIRST_PAGE: PageOfList = { page: 1, limit: 20 };

/** The page of the new size that holds the first row of the old one. */
export function resized({ page, limit }: PageOfList, next: number): PageOfList {
  return { page: Math.floor(((page - 1) * limit) / next) + 1, limit: next };
}

/** The last page there is; 1 for an empty list. */
export function lastPage(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}
