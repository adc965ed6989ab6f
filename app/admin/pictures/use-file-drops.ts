import { useEffect } from "react";

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files");

/**
 * Ignores files that are dropped outside elements with `data-takes-files`. By default the browser would leave the form
 * and show the file.
 */
export function useFileDrops(): void {
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer || !carriesFiles(event)) return;
      event.preventDefault();
      if (!(event.target as Element).closest("[data-takes-files]")) event.dataTransfer.dropEffect = "none";
    };
    const onDrop = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    addEventListener("dragover", onDragOver);
    addEventListener("drop", onDrop);
    return () => {
      removeEventListener("dragover", onDragOver);
      removeEventListener("drop", onDrop);
    };
  }, []);
}
