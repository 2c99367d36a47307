import { lazy, Suspense } from "react";
import { Loading } from "../../components/loading.tsx";
import { ProOnly } from "./pro-only.tsx";

const SearchFichePart = lazy(() =>
  import("./search-fiche-part.tsx").then((file) => ({ default: file.SearchFichePart })),
);

export function SearchFicheScreen() {
  return (
    <ProOnly screen="search_fiche">
      <Suspense fallback={<Loading />}>
        <SearchFichePart />
      </Suspense>
    </ProOnly>
  );
}
