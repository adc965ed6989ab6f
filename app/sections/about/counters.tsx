import { useEffect, useRef, useState } from "react";
import type { AboutContent, Counter } from "~/content/pages/about";
import { saidOnce } from "~/content/stated/claims";
import { classes } from "~/ui/classes";
import { useInView, useReducedMotion } from "~/ui/motion";
import { SaidOnce } from "../figure";
import { COUNT_MS, COUNT_STEPS, countAt } from "./counting";

/** Four figures that count up once, as soon as they are in view, so that nobody sees them fall. Without scripts and with reduced motion they are static. */
export function Counters({ counters }: Pick<AboutContent, "counters">) {
  const list = useRef<HTMLUListElement>(null);
  const seen = useInView(list, "0px", true);
  const reducedMotion = useReducedMotion();
  const step = useCount(seen && !reducedMotion);
  const { figures, once } = saidOnce(counters.items);
  return (
    <section id="figures" aria-labelledby="figures-heading" className="on-dark bg-carbon text-bone">
      <h2 id="figures-heading" className="sr-only">
        {counters.heading}
      </h2>
      <div className="wrap py-12 md:py-16">
        <ul
          ref={list}
          className="grid grid-cols-2 gap-x-6 gap-y-8 sm:gap-x-8 sm:gap-y-10 lg:grid-cols-4 [html[data-large-text]_&]:grid-cols-1"
        >
          {figures.map((counter) => (
            <li key={counter.label} data-counter={counter.label} className="border-t border-white/20 pt-5">
              <Count counter={counter} step={step} />
              <p className="mt-2 font-medium">{counter.label}</p>
              <p className="mt-1 max-w-[34ch] text-sm leading-snug text-mist">{counter.note}</p>
            </li>
          ))}
        </ul>
        <SaidOnce className="mt-8">{once}</SaidOnce>
      </div>
    </section>
  );
}

const grouped = new Intl.NumberFormat("en-IN");

/** The number at this step, in the space of the final number. */
function Count({ counter: { target, suffix }, step }: { counter: Counter; step: number }) {
  const final = `${grouped.format(target)}${suffix}`;
  return (
    <p className="tabular grid w-fit font-display text-[clamp(min(2.75rem,13vw),5vw,4.5rem)] leading-none font-semibold tracking-tight [font-stretch:120%]">
      <span className={classes("col-start-1 row-start-1", step < COUNT_STEPS && "invisible print:visible")}>
        {final}
      </span>
      {step < COUNT_STEPS && (
        <span aria-hidden="true" className="col-start-1 row-start-1 print:hidden">
          {`${grouped.format(countAt(target, step))}${suffix}`}
        </span>
      )}
      {step < COUNT_STEPS && <span className="sr-only">{final}</span>}
    </p>
  );
}

/** Counts from step 0 to the last while `run` is true; the last step otherwise. */
function useCount(run: boolean): number {
  const [step, setStep] = useState(COUNT_STEPS);
  useEffect(() => {
    if (!run) return;
    let now = 0;
    setStep(now);
    const timer = setInterval(() => {
      now += 1;
      setStep(now);
      if (now >= COUNT_STEPS) clearInterval(timer);
    }, COUNT_MS / COUNT_STEPS);
    return () => {
      clearInterval(timer);
      setStep(COUNT_STEPS);
    };
  }, [run]);
  return step;
}
