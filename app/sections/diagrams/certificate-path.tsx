import { certificatePath } from "~/content/diagrams";

/** Four waypoints to the certificate, as a list, so that the drawing needs no separate text. */
export function CertificatePath() {
  const last = certificatePath.length - 1;
  return (
    <ol className="border-l border-line md:grid md:grid-cols-4 md:border-l-0">
      {certificatePath.map(({ figure, step, text }, index) => (
        <li key={step} className="relative pb-9 pl-7 last:pb-0 md:pt-7 md:pr-7 md:pb-0 md:pl-0">
          {index < last && (
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 hidden w-full border-t-2 border-dashed border-signal md:block"
            />
          )}
          <span
            aria-hidden="true"
            className={
              index === last
                ? "absolute top-1 -left-[0.4375rem] size-3.5 rotate-45 border-2 border-signal bg-white md:-top-1.5 md:left-0"
                : "absolute top-1.5 -left-[0.3125rem] size-2.5 rotate-45 bg-signal md:-top-1 md:left-0"
            }
          />
          <p className="tabular font-display text-[clamp(1.5rem,2.2vw,2rem)] leading-none font-semibold tracking-tight [font-stretch:118%]">
            {figure}
          </p>
          <p className="mt-3 font-semibold">{step}</p>
          <p className="mt-1.5 max-w-[36ch] text-[0.9375rem] leading-relaxed text-steel">{text}</p>
        </li>
      ))}
    </ol>
  );
}
